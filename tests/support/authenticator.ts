import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What differs from what an honest browser and authenticator would say. */
export interface Forged {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** How often it has signed, said after this one. */
  counter?: number;
  /** Whether it asked for a finger, face or code. */
  isVerified?: boolean;
  userHandle?: string;
  type?: string;
}

interface Question {
  challenge: string;
}

const ORIGIN = "http://localhost:3000";
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software: ES256, attestation "none" (W3C, Web Authentication, sections 6 and 7). */
export class Authenticator {
  readonly id = randomBytes(16).toString("base64url");
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private counter = 0;
  private userHandle: string | undefined;

  /** Answers what a browser is to make a passkey of. */
  make(order: Question & { user: { id: string } }, forged: Forged = {}) {
    this.userHandle = order.user.id;
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([authenticatorData(this.counter, forged, HAS_CREDENTIAL), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0])],
      ...[cborText("authData"), Buffer.from([0x58, authData.length]), authData],
    ]);
    return {
      ...this.named(),
      response: {
        attestationObject: attestationObject.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", order, forged).toString("base64url"),
        transports: ["internal", "telepathy"],
      },
    };
  }

  /** Signs what a browser asks. */
  answer(question: Question, forged: Forged = {}) {
    this.counter = forged.counter ?? this.counter + 1;
    const authData = authenticatorData(this.counter, forged);
    const said = clientData("webauthn.get", question, forged);
    const signed = Buffer.concat([authData, createHash("sha256").update(said).digest()]);
    return {
      ...this.named(),
      response: {
        authenticatorData: authData.toString("base64url"),
        clientDataJSON: said.toString("base64url"),
        signature: sign("sha256", signed, this.keys.privateKey).toString("base64url"),
        userHandle: forged.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {} };
  }
}

function clientData(type: string, { challenge }: Question, forged: Forged): Buffer {
  const said = { type: forged.type ?? type, challenge: forged.challenge ?? challenge };
  return Buffer.from(JSON.stringify({ ...said, origin: forged.origin ?? ORIGIN, crossOrigin: false }));
}

function authenticatorData(
  counter: number,
  { rpId = "localhost", isVerified = true }: Forged,
  flags = 0,
): Buffer {
  const all = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([all]), counted]);
}

/** An ES256 public key as COSE has it (RFC 9052, section 7; RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (value: string) => [Buffer.from([0x58, 0x20]), Buffer.from(value, "base64url")];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...[Buffer.from([0x21]), ...bytes(x), Buffer.from([0x22]), ...bytes(y)],
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
