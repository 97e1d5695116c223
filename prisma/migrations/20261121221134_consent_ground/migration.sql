-- CreateEnum
CREATE TYPE "ConsentGround" AS ENUM ('consent', 'legitimate_interest', 'operator_stop');

-- AlterTable
ALTER TABLE "Consent" ADD COLUMN     "ground" "ConsentGround" NOT NULL DEFAULT 'consent',
ADD COLUMN     "recordedById" UUID;
