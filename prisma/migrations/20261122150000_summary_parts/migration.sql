-- The columns stand in the order in which least of a row is logged when one of its parts is written: what is the same
-- before and after a change is left out of the log.
ALTER TABLE "MemberSummary" RENAME TO "MemberSummary_before";

CREATE TABLE "MemberSummary" (
    "userId" UUID NOT NULL,
    "sealedHistory" BYTEA,
    "sealedWords" BYTEA,
    "changes" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "sealed" BYTEA NOT NULL
);

-- What is sealed can't be compressed. The history goes out of the row first, where it stays when the rest is changed.
ALTER TABLE "MemberSummary" ALTER COLUMN "sealedHistory" SET STORAGE EXTERNAL,
ALTER COLUMN "sealedWords" SET STORAGE MAIN,
ALTER COLUMN "sealed" SET STORAGE MAIN;

-- Room for the next version of a row in its own page.
ALTER TABLE "MemberSummary" SET (fillfactor = 70);

INSERT INTO "MemberSummary" ("userId", "updatedAt", "sealed")
SELECT "userId", "updatedAt", "sealed" FROM "MemberSummary_before";

DROP TABLE "MemberSummary_before";

ALTER TABLE "MemberSummary" ADD CONSTRAINT "MemberSummary_pkey" PRIMARY KEY ("userId");
ALTER TABLE "MemberSummary" ADD CONSTRAINT "MemberSummary_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
