import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ForgotPasswordInput } from "@/lib/accounts/schema";
import { useCheckedForm } from "./use-checked-form";

const LABELS = { email: "Email" };

interface ForgotPasswordFormProps {
  isPending: boolean;
  onValid: (input: ForgotPasswordInput) => void;
}

export function ForgotPasswordForm({ isPending, onValid }: ForgotPasswordFormProps) {
  const { errors, formProps } = useCheckedForm({ schema: ForgotPasswordInput, labels: LABELS, onValid });
  return (
    <Card variant="lift">
      <form {...formProps} className="grid gap-4">
        <p className="text-ink-soft">
          Tell us the address of your account. The link that comes works once, for one hour.
        </p>
        <Field label={LABELS.email} error={errors.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Button type="submit" block pending={isPending} pendingLabel="Sending...">
          Send reset link
        </Button>
      </form>
      <p className="mt-2 text-center">
        <Link href="/auth" className="link">
          Back to Login
        </Link>
      </p>
    </Card>
  );
}
