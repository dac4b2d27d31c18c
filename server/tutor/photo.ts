/** A photo as it is sent to an engine: re-encoded by the server, without metadata. */
export interface Photo {
  bytes: Uint8Array;
  mediaType: "image/jpeg";
}
