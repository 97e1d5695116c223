-- AlterEnum
ALTER TYPE "MailTokenPurpose" ADD VALUE 'enrol_second_factor';

-- AlterTable
ALTER TABLE "Passkey" ADD COLUMN     "isSecondFactor" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "secondFactorAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" UUID NOT NULL,
    "sealedSecret" BYTEA,
    "lastStep" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "userId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId","codeHash")
);

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "SecondFactor"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
