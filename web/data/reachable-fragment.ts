/**
 * Projection of whether visitors can write: Site settings have an email address or a link for scheduling. Pages link to the
 * contact page by themselves only then; `withSiteFacts` decides the same for the links that editors wrote.
 */
export const reachableFragment = `"isReachable": count(
  *[_type == "siteSettings" && _id == "siteSettings" && (length(contactEmail) > 0 || length(schedulingLink) > 0)]
) > 0` as const;
