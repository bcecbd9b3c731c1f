/** What a landing page asks of a section of the type `statisticsSection`, with the texts that its view takes from other documents. */
export const statisticsSectionFragment = `heading,
  intro,
  "statistics": coalesce(
    statistics[]{_key, value, percent, change, label, year, source, sourceUrl},
    []
  ),
  "labels": *[_type == "platform" && _id == "platform"][0].sectorLabels{table, number, statement, year, source}`;
