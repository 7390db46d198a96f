/**
 * The file information of a picture of the example host, with its thumbnail beside it:
 * `parcel.jpg` has `parcel-thumb.jpg`. The page serves that host from `public/examples`.
 */
export function picture(file: string) {
  const name = file.slice(0, file.lastIndexOf('.'));
  return {
    fileUrl: `https://pictures.example.com/${file}`,
    thumbnailUrl: `https://pictures.example.com/${name}-thumb.jpg`,
    forceRefresh: false,
  };
}
