/** Projection of an agent's videos and captions, with the shape `TalkingVideoFields`. */
export const talkingVideoFragment = `"videos": {
    "uploaded": video.asset._ref,
    "generated": avatarAssets.video{url, secureUrl},
    videoUrl,
    "combinedUploaded": combinedVideo.asset._ref,
    combinedUrl,
    "captions": captions.asset._ref
  }`;

/**
 * Projection of the transcript of an agent's video on the home page. The `transcript` field is that of the combined video; when
 * another video is shown first, its text is the first paragraph. `getIntroduction` and `getCombinedVideo` select the videos.
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

/** Projection of the labels around the agents' videos, in `homePage.introductions`. */
export const introductionWordsFragment = `play,
    invitation,
    alone,
    starting,
    speaking,
    next,
    soundOff,
    failed,
    failedSeveral,
    finished,
    transcript`;
