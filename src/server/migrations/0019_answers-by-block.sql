DROP INDEX "learning_answer_old";--> statement-breakpoint
CREATE INDEX "learning_answer_old" ON "learning_answer" USING brin ("at");