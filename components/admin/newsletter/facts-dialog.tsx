import { Dialog } from "@/components/ui/dialog";

interface FactsDialogProps {
  /** Null: closed. */
  title: string | null;
  facts: readonly (readonly [name: string, value: React.ReactNode])[];
  onClose: () => void;
}

/** Everything about one row. */
export function FactsDialog({ title, facts, onClose }: FactsDialogProps) {
  return (
    <Dialog plain open={title !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={title ?? ""}>
      <dl className="rows mt-4">
        {facts.map(([name, value]) => (
          <div key={name} className="srow">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="grow text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
