/**
 * The memory of the bytes in an answer, bytes themselves or a list of them, which moves to who asked instead of being copied.
 * Bytes that share their memory with others, such as those of small Buffers, are left to be copied.
 */
export function buffersOf(output: unknown): ArrayBuffer[] {
  const all = Array.isArray(output) ? output : [output];
  const whole = all.flatMap((one) =>
    one instanceof Uint8Array && one.buffer instanceof ArrayBuffer && one.byteLength === one.buffer.byteLength
      ? [one.buffer]
      : [],
  );
  return [...new Set(whole)];
}
