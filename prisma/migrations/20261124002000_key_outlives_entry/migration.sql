-- A deleted check-in that is sent once more, by a device that never heard of its arrival, must not come back.
ALTER TABLE "CheckInKey" DROP CONSTRAINT "CheckInKey_userId_entryId_fkey";
