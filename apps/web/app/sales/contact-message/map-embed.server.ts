const OPEN_STREET_MAP = /^(www\.)?openstreetmap\.org$/;
/** Size of the embedded part of the map, in pixels at its zoom. */
const WIDTH = 900;
const HEIGHT = 440;
const TILE = 256;

/**
 * Returns the address of the map that the contact page embeds: the one that the operator has set, or that of
 * OpenStreetMap if the company's map address points there. Null if neither exists; the page then links to the map.
 */
export function mapEmbed(mapUrl: string | null, setting: string | undefined): string | null {
  if (setting) return setting;
  if (!mapUrl || !URL.canParse(mapUrl)) return null;
  const address = new URL(mapUrl);
  if (!OPEN_STREET_MAP.test(address.hostname)) return null;
  const place = placeOf(address);
  return place && embedAddress(place);
}

interface MapPlace {
  latitude: number;
  longitude: number;
  zoom: number;
}

/**
 * Returns the marked place of `?mlat=23.794&mlon=90.4043#map=17/23.794/90.4043`, or the centre of the map without a
 * marker.
 */
function placeOf({ searchParams, hash }: URL): MapPlace | null {
  const [zoom = 17, latitude = NaN, longitude = NaN] =
    /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)?.slice(1).map(Number) ?? [];
  const place = {
    latitude: Number(searchParams.get('mlat') ?? latitude),
    longitude: Number(searchParams.get('mlon') ?? longitude),
    zoom: Math.min(19, Math.max(1, zoom)),
  };
  const exists = Math.abs(place.latitude) < 85 && Math.abs(place.longitude) <= 180;
  return exists ? place : null;
}

function embedAddress({ latitude, longitude, zoom }: MapPlace): string {
  const perPixel = 360 / (TILE * 2 ** zoom);
  const wide = (WIDTH / 2) * perPixel;
  const high = (HEIGHT / 2) * perPixel * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
