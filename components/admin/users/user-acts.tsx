"use client";

import { useMutation } from "@tanstack/react-query";
import { ScrollText, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { ExportButton, keepFile } from "@/components/layout/export-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { download } from "@/lib/http/client";
import { DeleteDialog, useDeleteUsers } from "./delete-dialog";

interface UserActsProps {
  id: string;
  email: string;
  isOwn: boolean;
}

/** What can be done for one user, or to them. */
export function UserActs({ id, email, isOwn }: UserActsProps) {
  const router = useRouter();
  const [asked, setAsked] = useState<"export" | "delete" | null>(null);
  const close = () => setAsked(null);
  const { one, freshSignIn } = useDeleteUsers(() => router.push("/admin/users"));
  const { exporting, freshSignIn: freshForExport } = useExportOf(id, close);
  return (
    <Card>
      <CardTitle>Actions</CardTitle>
      <div className="mt-4 grid gap-3 md:grid-cols-3">
        <ExportButton isPending={false} onExport={() => setAsked("export")}>
          Export this person's data
        </ExportButton>
        <ButtonLink variant="outline" block href={`/admin/audit?person=${id}`}>
          <ScrollText />
          Audit log of this person
        </ButtonLink>
        {!isOwn && (
          <Button variant="danger" block onClick={() => setAsked("delete")}>
            <Trash2 />
            Delete
          </Button>
        )}
      </div>
      <ExportDialog
        whom={asked === "export" ? email : null}
        isPending={exporting.isPending}
        onConfirm={() => exporting.mutate()}
        onCancel={close}
      />
      <DeleteDialog
        whom={asked === "delete" ? email : null}
        isPending={one.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => one.mutate(id)}
        onCancel={close}
      />
      {freshSignIn}
      {freshForExport}
    </Card>
  );
}

interface ExportDialogProps {
  /** Whose data; null: closed. */
  whom: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what the file is, before it is made. */
function ExportDialog({ whom, isPending, onConfirm, onCancel }: ExportDialogProps) {
  return (
    <Dialog
      plain
      open={whom !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title="Export this person's data?"
      description="Only do this if they've asked for it."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{whom}</p>
      <p className="mt-3">
        It's the same file they could download themselves: everything we hold about them, including their
        ratings, quotes and own lines. It isn't encrypted, so anyone who opens it can read it.
      </p>
      <p className="mt-3">
        Give it to nobody but them, then delete your copy. The audit log and their own data will both show
        that you exported it.
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button pending={isPending} pendingLabel="Exporting..." onClick={onConfirm}>
          Export
        </Button>
      </div>
    </Dialog>
  );
}

/** Brings the person's file to the device, asking for the password again where the sign-in is too old. */
function useExportOf(id: string, onDone: () => void) {
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const exporting = useMutation({
    mutationFn: () =>
      withFreshSignIn(() => download("/api/admin/users/[id]/export", { method: "POST", params: { id } })),
    onSuccess: (file) => {
      keepFile(file);
      onDone();
      toast({ title: "Data exported", description: "The file is in your downloads." });
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toastFailure("Export failed", error, "Please try again.");
    },
  });
  return { exporting, freshSignIn };
}
