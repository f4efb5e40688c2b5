import type { Compilable, Dialect, Kysely } from "kysely";
import type { MaybePromise } from "../maybe-promise.ts";
import type { Tables } from "./schema.ts";

type Database = Kysely<Tables>;

/**
 * The direct way to rows: takes a query's text and returns what runs it with values. It reads committed data and waits
 * for no transaction.
 */
export type Reader = (sql: string) => (values: readonly unknown[]) => MaybePromise<unknown[]>;

/** A dialect for Kysely, and a direct reader beside it. */
export interface OpenedDialect {
  readonly dialect: Dialect;
  readonly read: Reader;
}

const readers = new WeakMap<Database, Reader>();

/** Sets the direct reader for the prepared queries of this database. */
export function readBy(db: Database, reader: Reader): void {
  readers.set(db, reader);
}

/** Stands in a query for a value that is known when it runs. */
class StandIn {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const STAND_INS = new Proxy({}, { get: (_, name) => new StandIn(String(name)) });

type Run<Values, Row> = (db: Database, values: Values) => MaybePromise<Row[]>;

/**
 * A read query whose text is built once per database, and which bypasses Kysely when it runs. Building the text for
 * each call, and passing through the layers that writes need, costs several times what SQLite takes to answer. `build`
 * may use its values only as values of the query. Inside a transaction it is an ordinary query.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): Run<Values, Row> {
  const runs = new WeakMap<Database, (values: Values) => MaybePromise<Row[]>>();
  const compile = (db: Database, read: Reader) => {
    const { sql, parameters } = build(db, STAND_INS as Values).compile();
    const readRows = read(sql);
    const valuesOf = (values: Values) =>
      parameters.map((value) => (value instanceof StandIn ? values[value.name as keyof Values] : value));
    return (values: Values) => readRows(valuesOf(values)) as MaybePromise<Row[]>;
  };
  return (db, values) => {
    const reader = readers.get(db);
    if (reader === undefined) return db.executeQuery(build(db, values).compile()).then(({ rows }) => rows);
    let run = runs.get(db);
    if (run === undefined) {
      run = compile(db, reader);
      runs.set(db, run);
    }
    return run(values);
  };
}
