import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "./query-client.ts";

/** The frame of the pages that read from the server. */
export function DataLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Their content comes late: the footer starts below the fold, so that it does not jump. */}
      <div className="min-h-dvh">
        <Outlet />
      </div>
    </QueryClientProvider>
  );
}
