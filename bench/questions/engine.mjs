/** The measuring scripts take an engine by this ending. */
export * from "./engine.ts";
