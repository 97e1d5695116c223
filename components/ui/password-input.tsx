"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Input } from "./field";
import { IconButton } from "./icon";

/** A password that its owner may look at while typing. */
export function PasswordInput(props: Omit<React.ComponentProps<"input">, "type" | "className">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        className="pr-13"
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        className="absolute top-0.5 right-0.5 text-ink-soft"
        label={shown ? "Hide password" : "Show password"}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
