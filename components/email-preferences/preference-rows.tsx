import { Bell, Mail, Megaphone, ShieldCheck } from "lucide-react";
import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import { BRAND } from "@/lib/config/brand";
import type { Preferences } from "@/lib/email-preferences/schema";

const ROWS = [
  {
    key: "securityNotifications",
    label: "Security & Account Notifications",
    about: "Extra notes about your account: none today. We always send the emails that keep it safe.",
    icon: <ShieldCheck className="lead" />,
  },
  {
    key: "productUpdates",
    label: "Product Updates",
    about: `What's new in ${BRAND.name}.`,
    icon: <Bell className="lead" />,
  },
  { key: "newsletter", label: "Newsletter", about: "Weekly wellness tips.", icon: <Mail className="lead" /> },
  {
    key: "marketingEmails",
    label: "Marketing Emails",
    about: "Offers, now and then.",
    icon: <Megaphone className="lead" />,
  },
] as const;

interface PreferenceRowsProps {
  chosen: Preferences;
  onChoose: (preferences: Preferences) => void;
}

export function PreferenceRows({ chosen, onChoose }: PreferenceRowsProps) {
  const id = useId();
  return (
    <div className="rows mt-2">
      {ROWS.map(({ key, label, about, icon }) => (
        <div key={key} className="srow">
          {icon}
          <span className="grow">
            <span id={`${id}-${key}`} className="block font-medium">
              {label}
            </span>
            <span className="block text-sm text-ink-soft">{about}</span>
          </span>
          <Switch
            checked={chosen[key]}
            labelledBy={`${id}-${key}`}
            onCheckedChange={(checked) => onChoose({ ...chosen, [key]: checked })}
          />
        </div>
      ))}
    </div>
  );
}
