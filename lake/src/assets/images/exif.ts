import { parseTime } from '../../documents/parse-time.ts';

/** Values by tag number; a list if the tag has several numbers. Offsets and types are those of TIFF 6.0 and EXIF 2.3. */
type Directory = Map<number, string | number | number[]>;

/** The directories of an EXIF block that asset documents use. */
type ExifTags = { camera: Directory; shot: Directory; gps: Directory };

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;
/** Limits the values of a tag, since a damaged count may be huge. */
const MAX_VALUES = 1024;

const CAMERA_FIELDS: Record<number, string> = { 271: 'Make', 272: 'Model', 305: 'Software' };

const SHOT_FIELDS: Record<number, string> = {
  33434: 'ExposureTime',
  33437: 'FNumber',
  34850: 'ExposureProgram',
  34855: 'ISO',
  36867: 'DateTimeOriginal',
  36868: 'DateTimeDigitized',
  36881: 'OffsetTimeOriginal',
  36882: 'OffsetTimeDigitized',
  37377: 'ShutterSpeedValue',
  37378: 'ApertureValue',
  37379: 'BrightnessValue',
  37380: 'ExposureBiasValue',
  37381: 'MaxApertureValue',
  37383: 'MeteringMode',
  37385: 'Flash',
  37386: 'FocalLength',
  41989: 'FocalLengthIn35mmFormat',
  42035: 'LensMake',
  42036: 'LensModel',
};

/** Parses an EXIF block from sharp. Damaged parts are skipped; it never throws. */
export function readExif(block: Uint8Array): ExifTags {
  const none: ExifTags = { camera: new Map(), shot: new Map(), gps: new Map() };
  const prefix = String.fromCharCode(...block.subarray(0, 4)) === 'Exif' ? 6 : 0;
  const view = new DataView(block.buffer, block.byteOffset + prefix, Math.max(0, block.byteLength - prefix));
  if (view.byteLength < 8) return none;
  const little = view.getUint16(0) === 0x4949;
  const camera = readDirectory(view, view.getUint32(4, little), little);
  const readLinkedDirectory = (tag: number): Directory => {
    const offset = camera.get(tag);
    return typeof offset === 'number' ? readDirectory(view, offset, little) : new Map();
  };
  return { camera, shot: readLinkedDirectory(EXIF_DIRECTORY), gps: readLinkedDirectory(GPS_DIRECTORY) };
}

/** The camera settings by their EXIF names; dates as ISO 8601, in UTC if the time zone is unknown. */
export function readExifFields(tags: ExifTags): Record<string, string | number | number[]> {
  const fields: Record<string, string | number | number[]> = {};
  for (const [directory, names] of [
    [tags.camera, CAMERA_FIELDS],
    [tags.shot, SHOT_FIELDS],
  ] as const) {
    for (const [tag, value] of directory) {
      const name = names[tag];
      if (name) fields[name] = value;
    }
  }
  for (const name of ['DateTimeOriginal', 'DateTimeDigitized']) {
    if (!(name in fields)) continue;
    const date = toIsoDate(String(fields[name]), fields[name.replace('DateTime', 'OffsetTime')]);
    if (date === undefined) delete fields[name];
    else fields[name] = date;
  }
  return fields;
}

/** The location of the picture, in degrees and metres. */
export function readLocation(
  tags: ExifTags,
): { _type: 'geopoint'; lat: number; lng: number; alt?: number } | undefined {
  const lat = toDegrees(tags.gps.get(2), tags.gps.get(1) === 'S');
  const lng = toDegrees(tags.gps.get(4), tags.gps.get(3) === 'W');
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const altitude = tags.gps.get(6);
  const below = tags.gps.get(5) === 1;
  return {
    _type: 'geopoint',
    lat,
    lng,
    ...(typeof altitude === 'number' ? { alt: below ? -altitude : altitude } : {}),
  };
}

function toDegrees(value: string | number | number[] | undefined, negative: boolean): number | undefined {
  if (!Array.isArray(value)) return undefined;
  const [whole = Number.NaN, minutes = 0, seconds = 0] = value;
  const sum = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(sum)) return undefined;
  return negative ? -sum : sum;
}

/** Undefined for a date that does not exist: a camera whose clock was never set writes zeros. */
function toIsoDate(value: string, offset: unknown): string | undefined {
  const local = value.replace(/^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/, '$1-$2-$3T$4');
  const time = parseTime(`${local}${typeof offset === 'string' ? offset : 'Z'}`) ?? parseTime(`${local}Z`);
  return time === undefined ? undefined : new Date(time).toISOString();
}

function readDirectory(view: DataView, offset: number, little: boolean): Directory {
  const directory: Directory = new Map();
  if (offset + 2 > view.byteLength) return directory;
  const entries = view.getUint16(offset, little);
  for (let index = 0; index < entries; index++) {
    const entry = offset + 2 + index * 12;
    if (entry + 12 > view.byteLength) break;
    const value = readValue(view, entry, little);
    if (value !== undefined) directory.set(view.getUint16(entry, little), value);
  }
  return directory;
}

function readValue(view: DataView, entry: number, little: boolean): string | number | number[] | undefined {
  const type = view.getUint16(entry + 2, little);
  const count = view.getUint32(entry + 4, little);
  const width = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }[type];
  if (!width || count === 0 || count > MAX_VALUES) return undefined;
  const start = width * count <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
  if (start + width * count > view.byteLength) return undefined;
  if (type === 2) return readText(view, start, count);
  const numbers = Array.from({ length: count }, (_, index) =>
    readNumber(view, start + index * width, type, little),
  );
  if (!numbers.every(Number.isFinite)) return undefined;
  return numbers.length === 1 ? numbers[0] : numbers;
}

function readText(view: DataView, start: number, count: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, count);
  return new TextDecoder().decode(bytes).split('\0', 1)[0]?.trim() ?? '';
}

function readNumber(view: DataView, at: number, type: number, little: boolean): number {
  if (type === 1) return view.getUint8(at);
  if (type === 3) return view.getUint16(at, little);
  if (type === 4) return view.getUint32(at, little);
  if (type === 9) return view.getInt32(at, little);
  if (type === 5) return view.getUint32(at, little) / view.getUint32(at + 4, little);
  return view.getInt32(at, little) / view.getInt32(at + 4, little);
}
