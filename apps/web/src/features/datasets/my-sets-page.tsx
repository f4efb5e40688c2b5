export function MySetsPage() { return null; }
