-- AlterTable
ALTER TABLE "CheckInReminder" ADD COLUMN     "days" INTEGER[] DEFAULT ARRAY[0, 1, 2, 3, 4, 5, 6]::INTEGER[],
ADD COLUMN     "secondTime" CHAR(5),
ADD COLUMN     "unlessCheckedIn" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN     "remindedUpTo" SMALLINT NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "CheckInReminder_secondTime_idx" ON "CheckInReminder"("secondTime");
