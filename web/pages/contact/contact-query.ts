import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { CONTACT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { portraitFragment } from '../../data/portrait.ts';

export const CONTACT_QUERY = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]{
  heading,
  intro,
  consultationLabel,
  "schedulingLink": *[_type == "siteSettings" && _id == "siteSettings"][0].schedulingLink,
  "email": *[_type == "siteSettings" && _id == "siteSettings"][0].contactEmail,
  copyLabel,
  copiedNote,
  copyByHandNote,
  noAddressNote,
  agentLabel,
  challengeLabel,
  noticeHours,
  dayLabel,
  timeLabel,
  yourTimeLabel,
  ourTimeLabel,
  mailLabel,
  calendarLabel,
  copyMessageLabel,
  requestNote,
  eventTitle,
  messageOpening,
  agentLine,
  challengeLine,
  messageQuestions,
  "challengeGroups": array::unique(*[_type == "challengeRow" && defined(group)].group),
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){
    name,
    "slug": slug.current,
    title,
    ${portraitFragment}
  },
  "details": coalesce(details[]{_key, label, value, href}, []),
  hoursHeading,
  openNowLabel,
  closedNowLabel,
  "businessHours": coalesce(
    businessHours[]{_key, days, hours, "openDays": coalesce(openDays, []), opens, closes},
    []
  ),
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the contact page, including the agents, one of which may have referred the visitor. */
export function contactQuery() {
  return queryOptions({ queryKey: ['contact'], queryFn: () => fetchContent(CONTACT_QUERY) });
}

/** The query result for an existing contact page. */
export type ContactContent = NonNullable<CONTACT_QUERY_RESULT>;
