-- AlterTable
ALTER TABLE "MemberSummary" ADD COLUMN     "sealedHistory" BYTEA,
ADD COLUMN     "sealedWords" BYTEA,
ADD COLUMN     "changes" INTEGER NOT NULL DEFAULT 0;

-- What is sealed can't be compressed. The history goes out of the row first, where it stays when the rest is changed.
ALTER TABLE "MemberSummary" ALTER COLUMN "sealedHistory" SET STORAGE EXTERNAL,
ALTER COLUMN "sealedWords" SET STORAGE MAIN,
ALTER COLUMN "sealed" SET STORAGE MAIN;

-- Room for the next version of a row in its own page.
ALTER TABLE "MemberSummary" SET (fillfactor = 70);
