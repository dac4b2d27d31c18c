/** A photo as it goes to an engine: re-encoded by us, without metadata. */
export interface Photo {
  bytes: Uint8Array;
  mediaType: "image/jpeg";
}
