/** An agent's videos and what belongs to them, as a field of a GROQ projection; `TalkingVideoFields` reads it. */
export const talkingVideoFragment = `"videos": {
    "uploaded": video.asset._ref,
    "generated": avatarAssets.video{url, secureUrl},
    videoUrl,
    "combinedUploaded": combinedVideo.asset._ref,
    combinedUrl,
    "captions": captions.asset._ref
  }`;
