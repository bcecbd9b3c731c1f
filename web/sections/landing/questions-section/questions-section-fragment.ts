/** What a landing page asks of a section of the type `questionsSection`. */
export const questionsSectionFragment = `heading,
  intro,
  "questions": coalesce(questions[]{_key, question, answer}, [])`;
