/** The regions of the world map, by the names that spec section 2 gives them. */
export const regionNames = ['North America', 'Europe', 'Asia', 'Africa', 'South America', 'Oceania'] as const;

export type RegionName = (typeof regionNames)[number];

/**
 * The countries of `world-atlas` by region, by their names there, since three have no id. Follows the continents of the United
 * Nations' M49, except Cyprus, which is counted as Europe with the European Union. `region-edges.ts` cuts Russia at the Ural and
 * assigns French Guiana by its location.
 */
const countries: Record<RegionName, string> = {
  'North America':
    'Canada; United States of America; Haiti; Dominican Rep.; Bahamas; Greenland; Mexico; Panama; Costa Rica; ' +
    'Nicaragua; Honduras; El Salvador; Guatemala; Belize; Puerto Rico; Jamaica; Cuba; Trinidad and Tobago',
  Europe:
    'Norway; France; Sweden; Belarus; Ukraine; Poland; Austria; Hungary; Moldova; Romania; Lithuania; Latvia; ' +
    'Estonia; Germany; Bulgaria; Greece; Albania; Croatia; Switzerland; Luxembourg; Belgium; Netherlands; Portugal; ' +
    'Spain; Ireland; Italy; Denmark; United Kingdom; Iceland; Slovenia; Finland; Slovakia; Czechia; N. Cyprus; ' +
    'Cyprus; Bosnia and Herz.; Macedonia; Serbia; Montenegro; Kosovo; Russia',
  Asia:
    'Kazakhstan; Uzbekistan; Indonesia; Timor-Leste; Israel; Lebanon; Palestine; Jordan; United Arab Emirates; ' +
    'Qatar; Kuwait; Iraq; Oman; Cambodia; Thailand; Laos; Myanmar; Vietnam; North Korea; South Korea; Mongolia; ' +
    'India; Bangladesh; Bhutan; Nepal; Pakistan; Afghanistan; Tajikistan; Kyrgyzstan; Turkmenistan; Iran; Syria; ' +
    'Armenia; Turkey; Sri Lanka; China; Taiwan; Azerbaijan; Georgia; Philippines; Malaysia; Brunei; Japan; Yemen; ' +
    'Saudi Arabia',
  Africa:
    'Tanzania; W. Sahara; Dem. Rep. Congo; Somalia; Kenya; Sudan; Chad; South Africa; Lesotho; Zimbabwe; Botswana; ' +
    "Namibia; Senegal; Mali; Mauritania; Benin; Niger; Nigeria; Cameroon; Togo; Ghana; Côte d'Ivoire; Guinea; " +
    'Guinea-Bissau; Liberia; Sierra Leone; Burkina Faso; Central African Rep.; Congo; Gabon; Eq. Guinea; Zambia; ' +
    'Malawi; Mozambique; eSwatini; Angola; Burundi; Madagascar; Gambia; Tunisia; Algeria; Eritrea; Morocco; Egypt; ' +
    'Libya; Ethiopia; Djibouti; Somaliland; Uganda; Rwanda; S. Sudan',
  'South America':
    'Argentina; Chile; Falkland Is.; Uruguay; Brazil; Bolivia; Peru; Colombia; Venezuela; Guyana; Suriname; ' +
    'Ecuador; Paraguay',
  Oceania: 'Fiji; Papua New Guinea; Vanuatu; New Caledonia; Solomon Is.; New Zealand; Australia',
};

const regionOfCountry = new Map(
  regionNames.flatMap((region) =>
    countries[region].split('; ').map((country): [string, RegionName] => [country, region]),
  ),
);

/** Left out, since the site addresses nobody there. */
const uninhabited = ['Antarctica', 'Fr. S. Antarctic Lands'];

/**
 * The region of a country of `world-atlas`; undefined when the map leaves it out.
 *
 * @throws Error for a country that the table does not know
 */
export function regionOf(country: string): RegionName | undefined {
  if (uninhabited.includes(country)) return undefined;
  const region = regionOfCountry.get(country);
  if (!region) throw new Error(`country-regions.ts has no region for ${country}.`);
  return region;
}
