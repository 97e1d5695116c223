"use client";

import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Tabs } from "@/components/ui/tabs";
import { ComposeCard } from "./compose-card";
import { FailedMails } from "./failed-mails";
import { MemberList } from "./member-list";
import { PastNewslettersCard } from "./past-newsletters";
import { SubscriberList } from "./subscriber-list";

interface NewsletterScreenProps {
  /** The mail provider in use. */
  providerName: string;
  /** Where test mails go. */
  ownEmail: string;
}

export function NewsletterScreen({ providerName, ownEmail }: NewsletterScreenProps) {
  return (
    <div className="stack">
      <ComposeCard providerName={providerName} ownEmail={ownEmail} />
      <AudienceCard />
      <PastNewslettersCard />
      <FailedMails />
    </div>
  );
}

/** Who there is to write to. */
function AudienceCard() {
  const [tab, setTab] = useState("subscribers");
  return (
    <Card>
      <CardTitle>Subscribers</CardTitle>
      <div className="[&_.seg_button]:whitespace-normal mt-4">
        <Tabs
          label="Lists"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: "subscribers", label: "Newsletter Subscribers", content: <SubscriberList /> },
            { value: "members", label: "Member Subscribers", content: <MemberList /> },
          ]}
        />
      </div>
    </Card>
  );
}
