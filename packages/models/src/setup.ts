/**
 * For a person who chooses a model: what runs on this machine, a trial, and where the choice is stored. The trial
 * loads the engine and the language profiles.
 */

export { DownloadFailed, type DownloadFault, download, removeDownload, sha256Of } from "./inside/download.ts";
export { InstallFailed, installRuntime, isRuntimeIn, packagesFor, removeRuntime } from "./inside/install.ts";
export { KNOWN_MODELS, type KnownModel } from "./inside/known-models.ts";
export { isInCloud, staysHere } from "./settings.ts";
export {
  findLocalServers,
  type LocalPorts,
  type LocalServer,
  USUAL_PORTS,
} from "./setup/local-servers.ts";
export { removeModelFile, writeModelFile } from "./setup/model-file.ts";
export { PullFailed, type PullProgress, pullWithOllama } from "./setup/ollama-pull.ts";
export { type Trial, tryModel, type Unfitness } from "./setup/trial.ts";
