/** The used part of `heic-decode`, which ships no types. */
declare module "heic-decode" {
  interface HeicImage {
    /** From the header, after the photo's own rotation. */
    width: number;
    height: number;
    /** Red, green, blue and alpha, row by row, after the same rotation. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }

  /** Rejects if the bytes are not HEIC or contain no picture, so the result is never empty. */
  function all(input: { buffer: Uint8Array }): Promise<[HeicImage, ...HeicImage[]]>;

  const heicDecode: { all: typeof all };
  export default heicDecode;
}
