import { openAccount, probeHealth } from "../callers.ts";
import { startServer } from "../running-server.ts";

const LOOK_AGAIN_MS = 500;

/** How long others' calls take while a server reads a scan, in ms, and how many pages it read. */
export async function callsMeanwhile(scan: Uint8Array): Promise<{ latencies: number[]; pages: number }> {
  const server = await startServer();
  try {
    const headers = { authorization: `Bearer ${await openAccount(server.url)}` };
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(scan)]), "scan.pdf");
    const probe = probeHealth(server.url);
    const sent = await fetch(`${server.url}/api/upload/bootstrap?mode=study`, {
      method: "POST",
      headers,
      body: form,
    });
    const { datasetId } = (await sent.json()) as { datasetId: string };
    for (;;) {
      const answer = await fetch(`${server.url}/api/datasets/${datasetId}`, { headers });
      const { status, document } = (await answer.json()) as {
        status: string;
        document: { pictures?: { done: number } };
      };
      if (status !== "PENDING" && status !== "PROCESSING")
        return { latencies: await probe.stop(), pages: document.pictures?.done ?? 0 };
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  } finally {
    await server.stop();
  }
}
