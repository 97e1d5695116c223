-- Entries and quotes belong to one member and are always asked for as theirs: (userId, id) is the key of each, and the
-- tables are written anew in that order, without what they no longer hold.
ALTER TABLE "QuoteFeedback" DROP CONSTRAINT "QuoteFeedback_quoteId_fkey", DROP CONSTRAINT "QuoteFeedback_pkey";
DROP INDEX "QuoteFeedback_userId_idx";
ALTER TABLE "EmotionalState" RENAME TO "EmotionalState_before";
ALTER TABLE "Quote" RENAME TO "Quote_before";

CREATE TABLE "EmotionalState" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "importId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "timeOfDay" "TimeOfDay" NOT NULL,
    "localDate" CHAR(10) NOT NULL,
    "sealed" BYTEA NOT NULL,
    "sealedLine" BYTEA
);

CREATE TABLE "Quote" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "emotionalStateId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "favoritedAt" TIMESTAMPTZ(3),
    "source" "QuoteSource" NOT NULL,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "variant" SMALLINT NOT NULL DEFAULT 0,
    "isCurrent" BOOLEAN NOT NULL DEFAULT true,
    "sealed" BYTEA NOT NULL,
    "model" TEXT
);

CREATE TABLE "CheckInKey" (
    "userId" UUID NOT NULL,
    "keyHash" UUID NOT NULL,
    "entryId" UUID NOT NULL,

    CONSTRAINT "CheckInKey_pkey" PRIMARY KEY ("userId","keyHash")
);

INSERT INTO "EmotionalState"
    ("id", "userId", "importId", "createdAt", "timeOfDay", "localDate", "sealed", "sealedLine")
SELECT "id", "userId", "importId", "createdAt", "timeOfDay", "localDate", "sealed", "sealedLine"
FROM "EmotionalState_before" ORDER BY "userId", "id";

INSERT INTO "Quote"
    ("id", "userId", "emotionalStateId", "createdAt", "favoritedAt", "source", "inputTokens", "outputTokens",
     "variant", "isCurrent", "sealed", "model")
SELECT "id", "userId", "emotionalStateId", "createdAt", "favoritedAt", "source", "inputTokens", "outputTokens",
    "variant", "isCurrent", "sealed", "model"
FROM "Quote_before" ORDER BY "userId", "id";

-- A key is its hash from now on. Carried over is what has not passed its time: an older check-in is no longer taken.
INSERT INTO "CheckInKey" ("userId", "keyHash", "entryId")
SELECT "userId", encode(substring(sha256(convert_to("idempotencyKey", 'UTF8')) FOR 16), 'hex')::uuid, "id"
FROM "EmotionalState_before" WHERE "idempotencyKey" IS NOT NULL AND "createdAt" > now() - INTERVAL '32 days';

DROP TABLE "Quote_before";
DROP TABLE "EmotionalState_before";

-- First, so that where nothing was analysed yet an entry's quotes are found by it, and not among all of the member's.
CREATE UNIQUE INDEX "Quote_emotionalStateId_variant_key" ON "Quote"("emotionalStateId", "variant");
ALTER TABLE "EmotionalState" ADD CONSTRAINT "EmotionalState_pkey" PRIMARY KEY ("userId","id");
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_pkey" PRIMARY KEY ("userId","id");
ALTER TABLE "QuoteFeedback" ADD CONSTRAINT "QuoteFeedback_pkey" PRIMARY KEY ("userId","quoteId");
CREATE INDEX "Quote_userId_favoritedAt_idx" ON "Quote"("userId", "favoritedAt");

ALTER TABLE "EmotionalState" ADD CONSTRAINT "EmotionalState_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CheckInKey" ADD CONSTRAINT "CheckInKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CheckInKey" ADD CONSTRAINT "CheckInKey_userId_entryId_fkey" FOREIGN KEY ("userId", "entryId") REFERENCES "EmotionalState"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_userId_emotionalStateId_fkey" FOREIGN KEY ("userId", "emotionalStateId") REFERENCES "EmotionalState"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "QuoteFeedback" ADD CONSTRAINT "QuoteFeedback_userId_quoteId_fkey" FOREIGN KEY ("userId", "quoteId") REFERENCES "Quote"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
