/** A form as the browser sends it. */
export function formOf(bytes: Uint8Array<ArrayBuffer> | string, fileName: string, field = "file"): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes]), fileName);
  return form;
}
