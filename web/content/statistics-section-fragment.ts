/** What the section `statisticsSection` shows, with the words of the chart, as a part of a projection on a list of sections. */
export const statisticsSectionFragment = `_type == "statisticsSection" => {
      heading,
      intro,
      "statistics": coalesce(
        statistics[]{_key, value, percent, change, label, year, source, sourceUrl},
        []
      ),
      "labels": *[_type == "platform" && _id == "platform"][0].sectorLabels{table, number, statement, year, source}
    }`;
