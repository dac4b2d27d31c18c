/** What we use of `heic-decode`, which ships no types. */
declare module "heic-decode" {
  interface HeicImage {
    /** Read from the header, with the photo's own turn applied. */
    width: number;
    height: number;
    /** Red, green, blue and alpha, row by row, turned the same way. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }

  /** Rejects for what is no HEIC or holds no picture; so its answer is never empty. */
  function all(input: { buffer: Uint8Array }): Promise<[HeicImage, ...HeicImage[]]>;

  const heicDecode: { all: typeof all };
  export default heicDecode;
}
