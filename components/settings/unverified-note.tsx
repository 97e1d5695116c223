import { useResendVerification } from "@/components/auth/use-resend-verification";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";

/** An address that nobody has proved yet, and how to get a new link. */
export function UnverifiedNote({ email }: { email: string }) {
  const { mutate, isPending } = useResendVerification();
  return (
    <div className="mt-3">
      <Note>
        <p>Your email address is not verified. Please check your inbox for a verification email.</p>
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          pending={isPending}
          pendingLabel="Sending..."
          onClick={() => mutate(email)}
        >
          Resend
        </Button>
      </Note>
    </div>
  );
}
