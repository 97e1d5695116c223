import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { IntentLink } from "@/components/ui/intent-link";
import { useCheckedForm } from "./use-checked-form";

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ForgotPasswordInput);
const LABELS = { email: "Email" };

interface ForgotPasswordFormProps {
  isPending: boolean;
  onValid: (input: unknown) => void;
}

export function ForgotPasswordForm({ isPending, onValid }: ForgotPasswordFormProps) {
  const { errors, formProps } = useCheckedForm({ loadSchema, labels: LABELS, onValid });
  return (
    <Card variant="lift">
      <form {...formProps} className="grid gap-4">
        <p className="text-ink-soft">
          Tell us your account's email address. The link we send works once, for one hour.
        </p>
        <Field label={LABELS.email} error={errors.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Button type="submit" block pending={isPending} pendingLabel="Sending...">
          Send reset link
        </Button>
      </form>
      <p className="mt-2 text-center">
        <IntentLink href="/auth" className="link">
          Back to Login
        </IntentLink>
      </p>
    </Card>
  );
}
