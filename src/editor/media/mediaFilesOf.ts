const MEDIA_TYPE = /^(?:image|video|audio)\/|^application\/pdf$/;
const MEDIA_ENDING =
  /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|svg|psd|mp4|m4v|mov|webm|mpe?g|3gp|avi|mkv|mp3|m4a|ogg|wav|pdf)$/i;

/** Whether a file is meant as a picture or film. Its kind is found by its content later. */
const isMediaFile = ({ type, name }: File): boolean => MEDIA_TYPE.test(type) || MEDIA_ENDING.test(name);

/** The files of a drop or paste if they are meant as pictures; none otherwise, as a template or a table is one file. */
export function mediaFilesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.some(isMediaFile) ? files : [];
}
