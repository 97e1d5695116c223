import { MonitorSmartphone } from "lucide-react";
import { useTurnOff } from "@/components/settings/use-reminders";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ReminderDevice } from "@/lib/reminders/schema";

/** Where else the member is reminded. */
export function OtherReminderDevices({ devices }: { devices: readonly ReminderDevice[] }) {
  const { mutate, isPending, variables } = useTurnOff();
  if (devices.length === 0) return null;
  return (
    <ul className="rows" aria-label="Other devices with reminders">
      {devices.map((device) => (
        <li key={device.id} className="srow">
          <MonitorSmartphone className="lead" />
          <span className="grow">
            <span className="block font-medium">{device.browser}</span>
            <span className="block text-sm text-ink-soft">
              {device.isFailing ? "On, but the last one didn't get through" : "On"}
            </span>
          </span>
          <Button
            variant="ghost"
            size="small"
            className="-mr-4"
            pending={isPending && variables.id === device.id}
            pendingLabel="Turning off..."
            onClick={() => mutate(device)}
          >
            Turn off <VisuallyHidden>on {device.browser}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
