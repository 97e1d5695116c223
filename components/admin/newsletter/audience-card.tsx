"use client";

import { useState } from "react";
import { MemberList } from "@/components/admin/newsletter/member-list";
import { SubscriberList } from "@/components/admin/newsletter/subscriber-list";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { Tabs } from "@/components/ui/tabs";

/** Who there is to write to. */
export function AudienceCard() {
  const [tab, setTab] = useState("subscribers");
  return (
    <Card>
      <CardTitle>Subscribers</CardTitle>
      <div className="wrapping-tabs mt-4">
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
