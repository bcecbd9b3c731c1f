/** An agent's videos and what belongs to them, as a field of a GROQ projection; `TalkingVideoFields` reads it. */
export const talkingVideoFragment = `"videos": {
    "uploaded": video.asset._ref,
    "generated": avatarAssets.video{url, secureUrl},
    videoUrl,
    "combinedUploaded": combinedVideo.asset._ref,
    combinedUrl,
    "captions": captions.asset._ref
  }`;

/**
 * What an agent says on the home page, as a field of a GROQ projection. A transcript is of the longer video; where another
 * one is shown first, that says its first paragraph. Which are shown, `introductionOf` and `combinedVideoOf` decide.
 */
export const introductionSaidFragment = `"said": select(
      coalesce(
        video.asset._ref, avatarAssets.video.secureUrl, avatarAssets.video.url,
        videoUrl, combinedVideo.asset._ref, combinedUrl
      ) == coalesce(
        combinedVideo.asset._ref, avatarAssets.video.secureUrl, avatarAssets.video.url,
        combinedUrl, video.asset._ref, videoUrl
      ) => transcript,
      string::split(transcript, "\\n\\n")[0]
    )`;

/** What the site says around the agents' videos, as the inside of a GROQ projection on `homePage.introductions`. */
export const introductionWordsFragment = `invitation,
    alone,
    starting,
    speaking,
    next,
    soundOff,
    failed,
    finished,
    transcript`;
