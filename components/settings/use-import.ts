import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { rereadMoods } from "@/components/layout/query-client";
import { toastFailure } from "@/components/ui/toast-failure";
import { call, isUnreached, messageOf, upload } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { ImportPreview, ImportStep } from "@/lib/import/schema";
import { MAX_BYTES, TOO_LARGE } from "@/lib/import/too-large";

const [PATH] = queryKeys.lastImport;

/** What to say of it is in the message. */
class ImportFailed extends Error {}

const LOST =
  "We lost the connection, so we don't know if the import finished. Check here again in a minute before you try " +
  "again. Nothing will be added twice.";

export interface Progress {
  done: number;
  of: number;
}

/** A file, looked at, imported, and the way back. */
export function useImport() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const looking = useMutation({ mutationFn: look });
  const importing = useMutation({
    mutationFn: async ({ file, agrees }: { file: File; agrees: boolean }) => {
      setProgress(null);
      if (agrees) {
        const consents = await call("/api/user/consents", { method: "POST", body: { moodData: true } });
        queries.setQueryData(queryKeys.consents, consents);
      }
      return importFile(file, setProgress);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.lastImport });
      void queries.invalidateQueries({ queryKey: queryKeys.learnt });
      rereadMoods(queries);
    },
  });
  return {
    looking,
    importing,
    progress,
    failure: failureOf(looking.error ?? importing.error),
    reset: () => {
      looking.reset();
      importing.reset();
    },
  };
}

function failureOf(error: Error | null): string | null {
  if (!error) return null;
  if (error instanceof ImportFailed) return error.message;
  return messageOf(error, "That didn't work, and nothing was imported. Please try again.");
}

async function look(file: File): Promise<{ file: File; preview: ImportPreview }> {
  if (file.size > MAX_BYTES) throw new ImportFailed(TOO_LARGE);
  const preview: ImportPreview = await (await upload("/api/user/import/preview", file)).json();
  return { file, preview };
}

/** @throws ImportFailed when it isn't known how it ended, or the reply says why it failed */
async function importFile(file: File, onProgress: (progress: Progress) => void): Promise<number> {
  const { body } = await upload("/api/user/import", file).catch((error: unknown) => {
    throw isUnreached(error) ? new ImportFailed(LOST) : error;
  });
  for await (const step of stepsIn(body)) {
    if ("message" in step) throw new ImportFailed(step.message);
    if ("imported" in step) return step.imported;
    onProgress(step);
  }
  throw new ImportFailed(LOST);
}

/** The lines of a reply, each as soon as it is here. */
async function* stepsIn(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<ImportStep, void, undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const read = await reader?.read().catch(() => undefined);
    if (!read || read.done) return;
    text += decoder.decode(read.value, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const step = stepIn(line);
      if (!step) return;
      yield step;
    }
  }
}

/** Null of what a gateway added where the reply broke off. */
function stepIn(line: string): ImportStep | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The last import, as long as it can be undone, and its undoing. */
export function useLastImport() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: queryKeys.lastImport,
    queryFn: ({ signal }) => call(PATH, { signal }),
  });
  const undoing = useMutation({
    mutationFn: (id: string) => call(PATH, { method: "DELETE", query: { id } }),
    onSuccess: (last) => {
      queries.setQueryData(queryKeys.lastImport, last);
      void queries.invalidateQueries({ queryKey: queryKeys.learnt });
      rereadMoods(queries);
    },
    onError: (error) => {
      toastFailure("Not undone", error, "That didn't work. Please try again.");
      void queries.invalidateQueries({ queryKey: queryKeys.lastImport });
    },
  });
  return { last: data?.last ?? null, undoing };
}
