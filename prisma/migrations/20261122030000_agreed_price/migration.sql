-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "amountMinor" INTEGER,
ADD COLUMN     "currency" TEXT;

-- Whoever has subscribed so far agreed to the one price there was.
UPDATE "Subscription" SET "amountMinor" = 499, "currency" = 'gbp' WHERE "status" IS NOT NULL;
