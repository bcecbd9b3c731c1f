/** What the section `questionsSection` shows, as a part of a projection on a list of sections. */
export const questionsSectionFragment = `_type == "questionsSection" => {
      heading,
      intro,
      "questions": coalesce(questions[]{_key, question, answer}, [])
    }`;
