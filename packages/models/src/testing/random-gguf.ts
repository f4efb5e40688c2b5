import { writeFile } from "node:fs/promises";

/** The shape of a made-up model; small enough for a file of a few megabytes. */
export interface RandomShape {
  readonly embedding?: number;
  readonly layers?: number;
  readonly contextTokens?: number;
  readonly seed?: number;
}

const HEADS = 4;
const SPECIAL = ["<unk>", "<s>", "</s>"];
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;
const NORMAL = 1;
/** Value types of GGUF's metadata. */
const TYPES = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
const ALIGNMENT = 32;

/**
 * Writes a GGUF file (version 3) of real shape with random weights: a Llama whose tokens are single bytes. It loads
 * and gives tokens like any other model, which mean nothing.
 */
export async function writeRandomGguf(file: string, shape: RandomShape = {}): Promise<void> {
  const { embedding = 64, layers = 2, contextTokens = 4_096, seed = 1 } = shape;
  const inner = embedding * 2;
  const tokens = [...SPECIAL, ...Array.from({ length: 256 }, (_, byte) => `<0x${hex(byte)}>`), ...ascii()];
  const random = randomFrom(seed);
  const matrix = (rows: number, columns: number) => ({
    dims: [columns, rows],
    values: weights(rows * columns, random),
  });
  const ones = (length: number) => ({ dims: [length], values: new Float32Array(length).fill(1) });
  const tensors: [string, { dims: number[]; values: Float32Array }][] = [
    ["token_embd.weight", matrix(tokens.length, embedding)],
    ["output_norm.weight", ones(embedding)],
    ["output.weight", matrix(tokens.length, embedding)],
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const name = (part: string) => `blk.${layer}.${part}.weight`;
    tensors.push([name("attn_norm"), ones(embedding)], [name("ffn_norm"), ones(embedding)]);
    for (const part of ["attn_q", "attn_k", "attn_v", "attn_output"])
      tensors.push([name(part), matrix(embedding, embedding)]);
    tensors.push([name("ffn_gate"), matrix(inner, embedding)], [name("ffn_up"), matrix(inner, embedding)]);
    tensors.push([name("ffn_down"), matrix(embedding, inner)]);
  }
  const metadata: Buffer[] = [
    pair("general.architecture", "string", text("llama")),
    pair("general.name", "string", text("random")),
    pair("llama.context_length", "uint32", uint32(contextTokens)),
    pair("llama.embedding_length", "uint32", uint32(embedding)),
    pair("llama.block_count", "uint32", uint32(layers)),
    pair("llama.feed_forward_length", "uint32", uint32(inner)),
    pair("llama.rope.dimension_count", "uint32", uint32(embedding / HEADS)),
    pair("llama.attention.head_count", "uint32", uint32(HEADS)),
    pair("llama.attention.head_count_kv", "uint32", uint32(HEADS)),
    pair("llama.attention.layer_norm_rms_epsilon", "float32", float32(1e-5)),
    pair("tokenizer.ggml.model", "string", text("llama")),
    pair("tokenizer.ggml.tokens", "array", array("string", tokens.map(text))),
    pair(
      "tokenizer.ggml.scores",
      "array",
      array(
        "float32",
        tokens.map((_, i) => float32(-i)),
      ),
    ),
    pair(
      "tokenizer.ggml.token_type",
      "array",
      array(
        "int32",
        tokens.map((_, i) => int32(typeOf(i))),
      ),
    ),
    pair("tokenizer.ggml.bos_token_id", "uint32", uint32(1)),
    pair("tokenizer.ggml.eos_token_id", "uint32", uint32(2)),
    pair("tokenizer.ggml.unknown_token_id", "uint32", uint32(0)),
  ];
  let offset = 0;
  const infos = tensors.map(([name, { dims, values }]) => {
    const info = [
      text(name),
      uint32(dims.length),
      ...dims.map((dim) => uint64(dim)),
      uint32(0),
      uint64(offset),
    ];
    offset = aligned(offset + values.byteLength);
    return Buffer.concat(info);
  });
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    ...[uint32(3), uint64(tensors.length), uint64(metadata.length)],
    ...metadata,
    ...infos,
  ]);
  const data = tensors.map(([, { values }]) => padded(Buffer.from(values.buffer)));
  await writeFile(file, Buffer.concat([padded(head), ...data]));
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, "0");
/** Whole characters beside bytes, so that grammars have tokens to choose from. */
const ascii = () => Array.from({ length: 95 }, (_, i) => (i === 0 ? "▁" : String.fromCharCode(32 + i)));
const aligned = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);

function typeOf(token: number): number {
  if (token === 0) return UNKNOWN;
  if (token < SPECIAL.length) return CONTROL;
  return token < SPECIAL.length + 256 ? BYTE : NORMAL;
}

function pair(key: string, type: keyof typeof TYPES, value: Buffer): Buffer {
  return Buffer.concat([text(key), uint32(TYPES[type]), value]);
}

function array(type: keyof typeof TYPES, values: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(TYPES[type]), uint64(values.length), ...values]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function weights(length: number, random: () => number): Float32Array {
  return Float32Array.from({ length }, () => (random() - 0.5) * 0.2);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
