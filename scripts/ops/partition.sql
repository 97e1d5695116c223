-- Divides check-ins and their quotes into 64 parts by member, for a PostgreSQL that has outgrown whole tables; see
-- docs/scale.md. The app needs no change, as it names the member in each statement. Nothing is lost, and nothing else
-- is let in meanwhile. Run it once, with the app stopped and as much of the disk free as both tables take:
-- psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f scripts/ops/partition.sql
BEGIN;

ALTER TABLE "QuoteFeedback" DROP CONSTRAINT "QuoteFeedback_userId_quoteId_fkey";
ALTER TABLE "EmotionalState" RENAME TO "EmotionalState_before";
ALTER TABLE "Quote" RENAME TO "Quote_before";

CREATE TABLE "EmotionalState" (LIKE "EmotionalState_before" INCLUDING DEFAULTS INCLUDING STORAGE)
PARTITION BY HASH ("userId");
CREATE TABLE "Quote" (LIKE "Quote_before" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY HASH ("userId");

DO $$
BEGIN
  FOR part IN 0..63 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "EmotionalState" FOR VALUES WITH (MODULUS 64, REMAINDER %s)',
      'EmotionalState_' || part, part);
    EXECUTE format('CREATE TABLE %I PARTITION OF "Quote" FOR VALUES WITH (MODULUS 64, REMAINDER %s)',
      'Quote_' || part, part);
  END LOOP;
END $$;

INSERT INTO "EmotionalState" SELECT * FROM "EmotionalState_before" ORDER BY "userId", "id";
INSERT INTO "Quote" SELECT * FROM "Quote_before" ORDER BY "userId", "id";
DROP TABLE "Quote_before";
DROP TABLE "EmotionalState_before";

-- What is unique in a divided table has to name the member. An entry has one owner, so that this says the same.
CREATE UNIQUE INDEX "Quote_emotionalStateId_variant_key" ON "Quote"("emotionalStateId", "variant", "userId");
ALTER TABLE "EmotionalState" ADD CONSTRAINT "EmotionalState_pkey" PRIMARY KEY ("userId", "id");
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_pkey" PRIMARY KEY ("userId", "id");
CREATE INDEX "Quote_userId_favoritedAt_idx" ON "Quote"("userId", "favoritedAt");

ALTER TABLE "EmotionalState" ADD CONSTRAINT "EmotionalState_userId_fkey"
FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_userId_fkey"
FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_userId_emotionalStateId_fkey"
FOREIGN KEY ("userId", "emotionalStateId") REFERENCES "EmotionalState"("userId", "id")
ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "QuoteFeedback" ADD CONSTRAINT "QuoteFeedback_userId_quoteId_fkey"
FOREIGN KEY ("userId", "quoteId") REFERENCES "Quote"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;

ANALYZE "EmotionalState";
ANALYZE "Quote";
