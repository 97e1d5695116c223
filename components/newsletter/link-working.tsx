import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";

/** In the place of the outcome, while the server is asked. */
export function LinkWorking({ children }: { children: React.ReactNode }) {
  return (
    <Card variant="lift" role="status" className="flex items-center justify-center gap-3">
      <Spinner />
      {children}
    </Card>
  );
}
