// What is computed from the answers of an account: the report and the path. It is stored until an answer arrives; then the
// first to ask computes it again, and the others wait.

import type { Standard } from '#domain/account/standard.ts';
import type { Viewer } from '#domain/membership/access.ts';
import { dayInIndia } from '#domain/time/india.ts';
import { writeForAccount } from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { createTurns } from '#server/platform/turns.ts';
import { findView, saveView, type ViewKind } from './view-store.ts';

/** The child that a view is about. */
export interface Child {
  readonly accountId: string;
  readonly standard: Standard;
  readonly viewer: Viewer;
}

export function childOf({ accountId, profile }: Identity): Child {
  return { accountId, standard: profile.standard, viewer: { kind: profile.role } };
}

interface View<T> {
  readonly kind: ViewKind;
  /** Of the content. */
  readonly version: string;
  /** Returns plain JSON. */
  make(tx: Queryable): Promise<T>;
}

export interface Views {
  of<T>(child: Child, now: Date, view: View<T>): Promise<T>;
}

export function createViews(db: Database): Views {
  const takeTurns = createTurns();

  return {
    async of<T>(child: Child, now: Date, { kind, version, make }: View<T>): Promise<T> {
      const { accountId, standard, viewer } = child;
      const madeFor = [dayInIndia(now), standard, viewer.kind, version].join(' ');
      const stored = async (tx: Queryable) => {
        const [row] = await findView(tx, accountId, kind);
        return row?.madeFor === madeFor ? (row.view as T) : undefined;
      };
      return (
        (await stored(db)) ??
        takeTurns(accountId, () =>
          writeForAccount(
            db.transaction(async (tx) => {
              // An answer that arrives meanwhile waits, and deletes what is stored here.
              await lock(tx, 'answers', accountId);
              const made = await stored(tx);
              if (made !== undefined) return made;
              const view = await make(tx);
              await saveView(tx, { accountId, kind, madeFor, view });
              return view;
            }),
          ),
        )
      );
    },
  };
}
