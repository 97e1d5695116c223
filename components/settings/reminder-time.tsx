import { useSetTime } from "@/components/settings/use-reminders";
import { zoneName } from "@/components/settings/use-set-time-zone";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface ReminderTimeProps {
  /** As saved, or as picked since. */
  time: string;
  timeZone: string;
  onPick: (time: string | null) => void;
}

/** When reminders come, on all of the member's devices. */
export function ReminderTime({ time, timeZone, onPick }: ReminderTimeProps) {
  const { mutate, isPending } = useSetTime();
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(time, { onSuccess: () => onPick(null) });
      }}
    >
      <Field label="Time of day" hint={`In your time zone, ${zoneName(timeZone)}.`}>
        {(control) => (
          <Input
            {...control}
            type="time"
            required
            value={time}
            onChange={(event) => onPick(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="small"
        className="justify-self-start"
        pending={isPending}
        pendingLabel="Saving..."
      >
        Save time
      </Button>
    </form>
  );
}
