/** Largest side in pixels. The server shrinks larger photos to it, so more would only cost the student's data. */
const largestSide = 1600;
const jpegQuality = 0.85;

interface Size {
  width: number;
  height: number;
}

/** The same aspect ratio, with no side longer than the largest. Small photos keep their size. */
export function shrunkSize({ width, height }: Size): Size {
  const factor = Math.min(1, largestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * Converts to a JPEG small enough for a slow connection, upright and without its location; a file that can't be decoded
 * here is unchanged.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const jpeg = await drawJpeg(bitmap);
    bitmap.close();
    return jpeg ?? file;
  } catch {
    // HEIC outside Safari, or too little memory: the server decodes it instead.
    return file;
  }
}

function drawJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, shrunkSize(bitmap));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  // JPEG has no transparency; without a white background a transparent screenshot would turn black.
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", jpegQuality);
  });
}
