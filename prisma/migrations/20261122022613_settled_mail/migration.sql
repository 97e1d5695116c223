-- AlterTable
ALTER TABLE "Newsletter" ADD COLUMN     "isTakingIn" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "SettledMail" (
    "id" UUID NOT NULL,
    "settledAt" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,
    "template" TEXT,
    "newsletterId" UUID,

    CONSTRAINT "SettledMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SettledMail_settledAt_idx" ON "SettledMail"("settledAt");
