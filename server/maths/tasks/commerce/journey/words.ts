/** Words for moving, for wordings. */
export const moves =
  "travels|travelled|traveled|travel|covers|covered|cover|runs|ran|run|walks|walked|walk|goes|went|go|cycles|cycled|drives|drove|drive|moves|moved|move|flies|flew|fly|rides|rode|ride|swims|swam|jogs|jogged|jog|is_travelling|is_traveling|is_moving|is_running|is_going|is_driving|is_walking|travelling|traveling|moving|running|walking|driving|can_travel|can_cover|can_run";
/** Optional words before a speed: "at a uniform speed of". */
export const atSpeed =
  "[at|with] [uniform_speed_of|constant_speed_of|average_speed_of|speed_of|rate_of|uniform_speed|constant_speed|average_speed|speed|uniform|constant]";
