-- AlterTable
ALTER TABLE "User" ADD COLUMN     "ownerShownAt" TIMESTAMPTZ(3);

-- Who was shown already, as far as it is on record. An account that a provider's word began, and that never changed its
-- address since, is its owner's.
UPDATE "User" u SET "ownerShownAt" = r."createdAt"
  FROM "AuditRecord" r
  WHERE r."subjectId" = u."id" AND r."action" = 'registered' AND r."detail" ->> 'means' IS NOT NULL
    AND u."emailVerified" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM "AuditRecord" c WHERE c."subjectId" = u."id" AND c."action" = 'address_changed');

-- So is one whose password was set by a mailed link since it has its address, if that is the only way in.
UPDATE "User" u SET "ownerShownAt" = r."createdAt"
  FROM "AuditRecord" r
  WHERE r."subjectId" = u."id" AND r."action" = 'password_reset' AND u."ownerShownAt" IS NULL
    AND u."emailVerified" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM "Account" a WHERE a."userId" = u."id")
    AND NOT EXISTS (SELECT 1 FROM "AuditRecord" c
                    WHERE c."subjectId" = u."id" AND c."action" = 'address_changed' AND c."id" > r."id");
