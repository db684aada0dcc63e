ALTER TABLE "session" RENAME CONSTRAINT "session_account_id_account_id_fk" TO "session_account";
